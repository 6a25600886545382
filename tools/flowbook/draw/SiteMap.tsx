import type { MapPage, SystemMap } from '#tools/flowbook/map/system-map.ts';

type Props = {
  map: SystemMap;
  /** The states of the root that are active. */
  active: ReadonlySet<string>;
  onPage?: (path: string) => void;
  onBox?: (id: string) => void;
};

const Page = ({ page, active, onPage, onBox }: { page: MapPage } & Omit<Props, 'map'>) => {
  const isShown = active.has(page.path);
  return (
    <li className="fbs-page">
      <button
        type="button"
        className={isShown ? 'fbo-name is-active' : 'fbo-name'}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => onPage?.(page.path)}
      >
        {page.key}
        {isShown ? <span className="fbo-note">, now</span> : null}
      </button>
      <span className="fbs-address">{page.address ?? 'any other address'}</span>
      <p className="fbo-about">{page.about}</p>
      {page.flows.map((flow) => (
        <button key={flow} type="button" className="fbo-target" onClick={() => onBox?.(flow)}>
          runs {flow}
        </button>
      ))}
    </li>
  );
};

/** The pages of the shop, which are the states of its root. */
export const SiteMap = ({ map, ...props }: Props) => (
  <ul className="fbs" aria-label="Pages of the shop">
    {map.pages.map((page) => (
      <Page key={page.path} page={page} {...props} />
    ))}
  </ul>
);
