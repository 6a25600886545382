import { createServer, type Plugin } from 'vite';
import { FRAME_PATH } from '#tools/flowbook/app/paths.ts';
import { listen, portFrom } from './listen.ts';
import { flowbookConfig } from './vite-config.ts';

/** The shop's styles are generated when it is first shown: Flowbook's own page comes before, and needs none of them. */
function shopStyled(styled: () => Promise<void>): Plugin {
  let done: Promise<void> | null = null;
  return {
    name: 'flowbook-shop-styled',
    configureServer(server) {
      server.middlewares.use(FRAME_PATH, (_request, _response, next) => {
        done ??= styled();
        done.then(() => next(), next);
      });
    },
  };
}

/**
 * Flowbook with the shop beside it, renewed as files change.
 * @param port as it was asked for, or undefined
 * @param styled generates what the shop's styles are imported from
 * @returns its address
 * @throws with what to do where the port is none, or taken
 */
export async function serve(root: string, port: string | undefined, styled: () => Promise<void>): Promise<string> {
  const asked = portFrom(port);
  const config = flowbookConfig(root);
  const plugins = [shopStyled(styled), ...(config.plugins ?? [])];
  return await listen(await createServer({ ...config, plugins }), asked);
}
