/**
 * Returns the addresses of screens that emails link to, spelled as in docs/decisions.md, Names and wire. `site` is the app's address without a trailing
 * slash.
 */
export const links = (site: string) => ({
  home: `${site}/`,
  login: (email: string) => `${site}/login/${encodeURIComponent(email)}`,
  /** Signing in with an emailed link. Administrators have a separate screen. */
  signIn: (email: string, token: string) => `${site}/login/${encodeURIComponent(email)}?token=${token}`,
  systemSignIn: (token: string) => `${site}/System/Login?token=${token}`,
  account: `${site}/account/account-details`,
  forgotPassword: `${site}/forgot-password`,
  resetPassword: (token: string) => `${site}/reset-password/${token}`,
  familySignUp: (token: string) => `${site}/family-user-signup/${token}`,
  staffSignUp: (token: string) => `${site}/usersignup/${token}`,
  /** A relative's way into a case, and to planning its arrangement: existing screens for families, told apart by the query string. */
  caseSignUp: (token: string) => `${site}/family-user-signup/${token}?to=case`,
  arrangeOnline: (locationId: string, token: string) => `${site}/locations/${locationId}/arrangements?link=${token}`,
  systemLogin: `${site}/System/Login`,
  systemProviders: `${site}/System/SystemProviders`,
  /** The homes that a staff member works at. */
  workplaces: `${site}/locations/`,
  myDay: (locationId: string) => `${site}/locations/${locationId}/my-day`,
  notifications: (locationId: string) => `${site}/locations/${locationId}/dashboard?drawer=notifications`,
  /** A case, for staff of its home. */
  staffCase: (locationId: string, caseId: string) => `${site}/locations/${locationId}/cases/${caseId}`,
  message: (locationId: string, threadId: string) => `${site}/locations/${locationId}/messages/${threadId}`,
  /** A case as the family that takes part in it sees it. */
  myCase: (caseId: string) => `${site}/plans/dashboard?caseId=${caseId}`,
  myContract: (caseId: string) => `${site}/plans/dashboard?caseId=${caseId}&page=case-contract`,
  myDocuments: (caseId: string) => `${site}/plans/dashboard?caseId=${caseId}&page=documents`,
  plan: (arrangementId: string) => `${site}/plans/dashboard/${arrangementId}`,
  planner: (locationId: string, arrangementId: string) => `${site}/locations/${locationId}/arrangements/${arrangementId}/summary`,
  /** A document, to the signer whose token it is. */
  signDocument: (documentId: string, token: string) => `${site}/document-signing/${documentId}?signingToken=${token}`,
  verifyEmail: (accountId: string, token: string) => `${site}/verify-email/${accountId}?token=${token}`,
});
