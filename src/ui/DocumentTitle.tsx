type Props = { children: string };

/** RTE-5: every page says its own title. */
export const DocumentTitle = ({ children }: Props) => <title>{`${children} · Tawny & Rye`}</title>;
