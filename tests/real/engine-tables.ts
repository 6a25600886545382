import type { World } from '#tools/engine/world.mjs';

/** Pieces of a product that can still be sold. */
export async function left({ sql }: World, id: string): Promise<number> {
  const [level] = await sql(
    `select l.stocked_quantity - l.reserved_quantity as left from inventory_level l
     join inventory_item i on i.id = l.inventory_item_id where i.sku = $1`,
    [id],
  );
  return Number(level?.left);
}

/** Sets how many pieces of a product the warehouse holds. */
export const stock = ({ sql }: World, id: string, pieces: number) =>
  sql(
    `update inventory_level
     set stocked_quantity = $2::int, raw_stocked_quantity = jsonb_build_object('value', $3::text, 'precision', 20)
     where inventory_item_id = (select id from inventory_item where sku = $1)`,
    [id, pieces, String(pieces)],
  );

/** The orders that begin with a product, canceled ones left out. */
export async function ordersOf({ sql }: World, id: string): Promise<number> {
  const [row] = await sql(
    `select count(*) as count from "order" o where o.status <> 'canceled' and o.metadata->'lines'->0->>'id' = $1`,
    [id],
  );
  return Number(row?.count);
}

/** What the engine wants paid for the order that begins with a product. */
export async function penceToPay({ sql }: World, id: string): Promise<number> {
  const [row] = await sql(
    `select c.amount from payment_collection c join order_payment_collection l on l.payment_collection_id = c.id
     join "order" o on o.id = l.order_id where o.metadata->'lines'->0->>'id' = $1`,
    [id],
  );
  return Math.round(Number(row?.amount) * 100);
}
