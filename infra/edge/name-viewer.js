// Viewer request of the API, in CloudFront's own JavaScript: says who asks. The API's Lambdas trust the header because the origin secret proves that the
// request came through here. CloudFront-Viewer-Address can't be added to a policy that leaves out the viewer's Host, and the gateway refuses a foreign
// Host.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
