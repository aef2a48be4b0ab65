/** The rules of moving between screens belong here, as pure functions: who may see what, what a page is called, where one lands. */
export { blocksNavigation } from './blocks-navigation.ts';
export { type Audience, guardRoute, type Visitor, visitorOf } from './guard-route.ts';
export { landingPath } from './landing-path.ts';
export { fillTitle, PRODUCT_NAME } from './page-title.ts';
export { redirectTarget } from './redirect-target.ts';
