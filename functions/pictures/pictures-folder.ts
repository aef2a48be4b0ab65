/** Where the pictures of homes lie in the bucket of media, in a folder for each home; CloudFront serves what is under `media/`. */
export const picturesFolder = 'media/images/';
