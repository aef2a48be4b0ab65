import { PapersScreen } from './papers-screen.tsx';

/** /System/SystemLocationGpls: which template each home's price lists follow. */
export const Component = () => <PapersScreen kind="gpl" />;
