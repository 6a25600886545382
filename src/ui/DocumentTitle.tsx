type Props = { children: string };

/** Every page sets its own title. RTE-5. */
export const DocumentTitle = ({ children }: Props) => <title>{`${children} · Tawny & Rye`}</title>;
