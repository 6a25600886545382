import { useSelector } from '@xstate/react';
import type { PageName } from '#machines/domain/routes.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { useShop } from './shop-context.ts';

/** The page is null before the first address has been read. RTE-1. */
export const useShownPage = (): PageName | null => useSelector(useShop(), shownPage);
