import { fullTitle } from '#src/platform/site.ts';

type Props = { children: string };

/** Every page sets its own title. RTE-5. */
export const DocumentTitle = ({ children }: Props) => <title>{fullTitle(children)}</title>;
