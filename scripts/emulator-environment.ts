/** Where compose.yaml publishes LocalStack. Under this name it and moto find the bucket in the path, without asking a public name service. */
const emulator = 'http://localhost:4566';

/**
 * Returns the variables that point the CDK at an emulator of AWS on this machine: its address and S3's, if they aren't set, and a key pair and region that every
 * emulator takes. The key pair of a real account is never sent there.
 */
export function emulatorEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const address = env.AWS_ENDPOINT_URL || emulator;
  return {
    AWS_ENDPOINT_URL: address,
    AWS_ENDPOINT_URL_S3: env.AWS_ENDPOINT_URL_S3 || address,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_SESSION_TOKEN: '',
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
  };
}
