/** The folder that SES puts incoming email into. */
export const inboundFolder = 'inbound/';
