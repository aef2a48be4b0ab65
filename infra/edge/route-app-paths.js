// Viewer request of the web app, in CloudFront's own JavaScript: answers a screen's path with index.html, and a file with itself. A custom error response
// would do that too, but for the whole distribution, and so hide the API's own 403 and 404. __FOLDERS__ and __FILES__ are what the built web app has at its
// root. Paths can contain dots (login/{email}), so it doesn't guess by file extension.
var folders = __FOLDERS__;
var files = __FILES__;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var segments = request.uri.split('/');
  var isFile = segments.length === 2 ? files.indexOf(segments[1]) >= 0 : folders.indexOf(segments[1]) >= 0;
  if (!isFile) request.uri = '/index.html';
  return request;
}
