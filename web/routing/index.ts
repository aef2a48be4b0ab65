/** The rules of moving between screens belong here, as pure functions: who may see what, what a page is called, where one lands. */

export { type Visitor, visitorOf } from '#web/session/visitor.ts';
export { blocksNavigation } from './blocks-navigation.ts';
export { type Audience, guardRoute } from './guard-route.ts';
export { landingPath } from './landing-path.ts';
export { fillTitle, PRODUCT_NAME } from './page-title.ts';
