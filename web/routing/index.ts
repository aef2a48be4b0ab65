/** The rules of moving between screens belong here, as pure functions: who may see what, what a page is called, and where a sign-in goes. */
export { blocksNavigation } from './blocks-navigation.ts';
export { guardRoute } from './guard-route.ts';
export { landingPath } from './landing-path.ts';
export { fillTitle } from './page-title.ts';
