/** The folder of the media bucket for homes' pictures, with a folder for each home. CloudFront serves what is under `media/`. */
export const picturesFolder = 'media/images/';
