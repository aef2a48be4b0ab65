/** Where the Federal Trade Commission explains the Funeral Rule to consumers. */
export const FUNERAL_RULE_PAGE = 'https://consumer.ftc.gov/articles/ftc-funeral-rule';
