import { describe, expect, it } from 'vitest';
import { siteUrlOf, stageSettings } from '#infra/stages.ts';

describe('stage settings', () => {
  it('are found by name, and say which names there are', () => {
    expect(() => stageSettings('prod', {})).toThrow(
      'There is no stage "prod". Set YARROW_STAGE to one of: local, staging, production.',
    );
    expect(() => stageSettings('toString', {})).toThrow('There is no stage');
  });

  it('find a changed home within 5 s here and 60 s in the cloud', () => {
    expect(stageSettings('local', {}).snapshotMaxAgeSeconds).toBe(5);
    expect(stageSettings('production', {}).snapshotMaxAgeSeconds).toBe(60);
  });

  it('take the site from PORT here, from the domain in the cloud, and else leave it to CloudFront', () => {
    const certificate = {
      YARROW_DOMAIN: 'yarrow.example',
      YARROW_CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
    };
    expect(siteUrlOf(stageSettings('local', {}))).toBe('http://127.0.0.1:3000');
    expect(siteUrlOf(stageSettings('local', { PORT: '4000' }))).toBe('http://127.0.0.1:4000');
    expect(siteUrlOf(stageSettings('production', certificate))).toBe('https://yarrow.example');
    expect(siteUrlOf(stageSettings('production', {}))).toBeUndefined();
  });

  it('do not take a domain without its certificate', () => {
    expect(() => stageSettings('staging', { YARROW_DOMAIN: 'yarrow.example' })).toThrow(
      'YARROW_DOMAIN and YARROW_CERTIFICATE_ARN go together',
    );
  });

  it('keep data in production alone, and send mail from their own domain', () => {
    expect(['local', 'staging', 'production'].map((name) => stageSettings(name, {}).keepsData)).toEqual([false, false, true]);
    expect(stageSettings('staging', { YARROW_MAIL_DOMAIN: 'mail.yarrow.example' }).mail).toEqual({
      domain: 'mail.yarrow.example',
      sender: 'Yarrow',
      address: 'hello@mail.yarrow.example',
      support: 'support@mail.yarrow.example',
    });
  });
});
