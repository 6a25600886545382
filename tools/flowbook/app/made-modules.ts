import { ALONE, RENAMED } from 'virtual:flowbook-machines';

type Machines = typeof import('virtual:flowbook-machines');
type MapModule = typeof import('virtual:flowbook-map');
type Exports = typeof import('virtual:flowbook-exports');

/** When the charts have changed, as the server's addresses have it; null while they are as the page has loaded them. */
let renewedAt: number | null = null;

/** Charts have changed: what is made of them is loaded again when it is next asked for. */
export function renewModules(at: number): void {
  renewedAt = at;
}

/** A browser loads each address once. */
const again = <Module>(name: string, at: number): Promise<Module> =>
  import(/* @vite-ignore */ `/@id/__x00__${name}?t=${at}`);

/** The charts that run alone, as they are now. */
export const machinesNow = async (): Promise<Machines> =>
  renewedAt === null ? { ALONE, RENAMED } : await again('virtual:flowbook-machines', renewedAt);

/** The charts as files, as they are now. */
export const exportsNow = async (): Promise<Exports> =>
  renewedAt === null ? await import('virtual:flowbook-exports') : await again('virtual:flowbook-exports', renewedAt);

/** The map with the events between the charts, as they are now. */
export const mapNow = async (): Promise<MapModule> =>
  renewedAt === null ? await import('virtual:flowbook-map') : await again('virtual:flowbook-map', renewedAt);
