import { readFileSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { allFunctions } from '#infra/functions.ts';
import { type AnySettingName, environmentOf } from '#infra/settings.ts';
import { siteUrlOf, stageSettings } from '#infra/stages.ts';

const isAuthority = (name: AnySettingName) => name === 'TIMESTAMP_AUTHORITY_URL';

describe('stage settings', () => {
  it('are found by name, with an error that lists the names', () => {
    expect(() => stageSettings('prod', {})).toThrow(
      'There is no stage "prod". Set YARROW_STAGE to one of: local, staging, production.',
    );
    expect(() => stageSettings('toString', {})).toThrow('There is no stage');
  });

  it('find a changed home within 5 s here and 60 s in the cloud', () => {
    expect(stageSettings('local', {}).snapshotMaxAgeSeconds).toBe(5);
    expect(stageSettings('production', {}).snapshotMaxAgeSeconds).toBe(60);
  });

  it('take the site from PORT here, from the domain in the cloud, and otherwise leave it to CloudFront', () => {
    const certificate = {
      YARROW_DOMAIN: 'yarrow.example',
      YARROW_CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
    };
    expect(siteUrlOf(stageSettings('local', {}))).toBe('http://127.0.0.1:3000');
    expect(siteUrlOf(stageSettings('local', { PORT: '4000' }))).toBe('http://127.0.0.1:4000');
    expect(siteUrlOf(stageSettings('production', certificate))).toBe('https://yarrow.example');
    expect(siteUrlOf(stageSettings('production', {}))).toBeUndefined();
  });

  it('refuse a domain without its certificate', () => {
    expect(() => stageSettings('staging', { YARROW_DOMAIN: 'yarrow.example' })).toThrow(
      'YARROW_DOMAIN and YARROW_CERTIFICATE_ARN go together',
    );
  });

  it('take keys of places services from outside here, and from a secret in the cloud', () => {
    expect(stageSettings('local', { SMARTY_KEY: 'k' }).placesKeys).toMatchObject({ kind: 'given', keys: { SMARTY_KEY: 'k' } });
    expect(stageSettings('production', { SMARTY_KEY: 'k' }).placesKeys).toEqual({ kind: 'none' });
    const stage = stageSettings('production', { YARROW_PLACES_SECRET: 'yarrow/places' });
    const environment = environmentOf(['SMARTY_KEY', 'GEOAPIFY_KEY'], stage, {});
    expect(new Stack().resolve(environment)).toMatchObject({
      SMARTY_KEY: '{{resolve:secretsmanager:yarrow/places:SecretString:SMARTY_KEY::}}',
    });
    expect(environmentOf(['SMARTY_KEY'], stageSettings('local', {}), {})).toEqual({});
  });

  it('take the account of the texting service from a secret in the cloud, and stand in for it on this machine', () => {
    const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_WEBHOOK_URL'] as const;
    expect(environmentOf(names, stageSettings('production', {}), {})).toEqual({});
    const stage = stageSettings('production', { YARROW_TEXTING_SECRET: 'yarrow/texting' });
    expect(new Stack().resolve(environmentOf(names, stage, {}))).toMatchObject({
      TWILIO_AUTH_TOKEN: '{{resolve:secretsmanager:yarrow/texting:SecretString:TWILIO_AUTH_TOKEN::}}',
    });
    expect(environmentOf(names, stageSettings('local', { PORT: '4000' }), {})).toMatchObject({
      TWILIO_WEBHOOK_URL: 'http://127.0.0.1:4000/api/public/texts',
    });
  });

  it('take the account of the card processor from a secret in the cloud, and stand in for it on this machine', () => {
    const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_RETURN_URL'] as const;
    expect(environmentOf(names, stageSettings('production', {}), {})).toEqual({});
    const stage = stageSettings('production', {
      YARROW_CHECKOUT_SECRET: 'yarrow/cards',
      YARROW_TEXTING_SECRET: 'yarrow/texting',
    });
    expect(new Stack().resolve(environmentOf(names, stage, {}))).toMatchObject({
      STRIPE_SECRET_KEY: '{{resolve:secretsmanager:yarrow/cards:SecretString:STRIPE_SECRET_KEY::}}',
    });
    expect(environmentOf(names, stageSettings('local', { PORT: '4000' }), {})).toMatchObject({
      STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_/),
      STRIPE_RETURN_URL: 'http://127.0.0.1:4000',
    });
  });

  it('give the key of the card processor to the Lambdas that ask it, and the secret of its reports to the one that takes them', () => {
    const having = (name: string) => allFunctions.filter(({ environment }) => environment.some((each) => each === name));
    expect(having('STRIPE_SECRET_KEY').map(({ name }) => name)).toEqual(['case-payments', 'checkouts', 'checkout-reports']);
    expect(having('STRIPE_WEBHOOK_SECRET').map(({ name }) => name)).toEqual(['checkout-reports']);
  });

  it('give the Lambda that seals, and no other, the address of a timestamp authority, if there is one', () => {
    const stage = stageSettings('production', { TIMESTAMP_AUTHORITY_URL: 'http://timestamps.example/rfc3161' });
    const asking = allFunctions.filter(
      ({ environment }) => environmentOf(environment.filter(isAuthority), stage, {}).TIMESTAMP_AUTHORITY_URL,
    );
    expect(asking.map(({ name }) => name)).toEqual(['seal-document']);
    for (const name of ['local', 'staging', 'production'])
      expect(environmentOf(['TIMESTAMP_AUTHORITY_URL'], stageSettings(name, { TIMESTAMP_AUTHORITY_URL: '' }), {})).toEqual({});
    for (const url of ['timestamps.example', 'ftp://timestamps.example', 'https://me:secret@timestamps.example'])
      expect(() => stageSettings('local', { TIMESTAMP_AUTHORITY_URL: url })).toThrow(
        'TIMESTAMP_AUTHORITY_URL has to be an address',
      );
  });

  it('tell the API which scheme the site uses, so that cookies are Secure in the cloud', () => {
    const scheme = (name: string) => environmentOf(['SITE_SCHEME'], stageSettings(name, {}), {}).SITE_SCHEME;
    expect(['local', 'staging', 'production'].map(scheme)).toEqual(['http', 'https', 'https']);
  });

  it('keep logs no longer than the privacy policy says', () => {
    const policy = readFileSync('web/screens/marketplace/privacy.tsx', 'utf8').replace(/\s+/g, ' ');
    const promised = Number(/Short technical logs.*? deleted after (\d+) days/.exec(policy)?.[1]);
    for (const name of ['local', 'staging', 'production'])
      expect(stageSettings(name, {}).logRetentionDays, name).toBeLessThanOrEqual(promised);
  });

  it('keep data only in production, and send email from their own domain', () => {
    expect(['local', 'staging', 'production'].map((name) => stageSettings(name, {}).keepsData)).toEqual([false, false, true]);
    expect(stageSettings('staging', { YARROW_MAIL_DOMAIN: 'mail.yarrow.example' }).mail).toEqual({
      domain: 'mail.yarrow.example',
      replyDomain: 'reply.mail.yarrow.example',
      sender: 'Yarrow',
      address: 'hello@mail.yarrow.example',
      support: 'support@mail.yarrow.example',
    });
  });
});
