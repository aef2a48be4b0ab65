import { describe, expect, it } from 'vitest';
import { emulatorEnvironment } from './emulator-environment.ts';

describe('the environment for a deployment to an emulator', () => {
  it('has everything needed if nothing is set', () => {
    expect(emulatorEnvironment({})).toEqual({
      AWS_ENDPOINT_URL: 'http://localhost:4566',
      AWS_ENDPOINT_URL_S3: 'http://localhost:4566',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_SESSION_TOKEN: '',
      AWS_REGION: 'us-east-1',
      AWS_DEFAULT_REGION: 'us-east-1',
    });
  });

  it('keeps the address of an emulator elsewhere, for S3 too', () => {
    expect(emulatorEnvironment({ AWS_ENDPOINT_URL: 'http://localhost:5000' })).toMatchObject({
      AWS_ENDPOINT_URL: 'http://localhost:5000',
      AWS_ENDPOINT_URL_S3: 'http://localhost:5000',
    });
    expect(emulatorEnvironment({ AWS_ENDPOINT_URL_S3: 'http://s3.local:4566' }).AWS_ENDPOINT_URL_S3).toBe('http://s3.local:4566');
  });

  it('sends no key pair of a real account', () => {
    const real = {
      AWS_ACCESS_KEY_ID: 'AKIAREAL',
      AWS_SECRET_ACCESS_KEY: 'real',
      AWS_SESSION_TOKEN: 'real',
      AWS_REGION: 'eu-west-1',
    };
    expect(JSON.stringify(emulatorEnvironment(real))).not.toMatch(/real|eu-west/i);
  });
});
