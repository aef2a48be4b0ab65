/** The address of us-atlas's states (TopoJSON, 1:10 million) in the built app, fetched when a map first shows. */
declare module 'us-atlas/states-10m.json?url' {
  const url: string;
  export default url;
}
