/** Passwords and tokens: the port, and Amazon Cognito's three user pools behind it (the embedded cloud answers the same calls). */
export { cognitoIdentity } from './cognito-identity.ts';
export type { AccessClaims, IdentityPort, SignedIn } from './identity-port.ts';
export { isCodeNeeded } from './identity-port.ts';
export { accessTokenVerifier } from './verify-access-token.ts';
