const { Modules } = require('@medusajs/framework/utils');

/** A promotion as a voucher of the shop; amounts in pounds. */
function voucherOf({ code, limit, used, campaign, application_method: { type, value }, metadata }) {
  const isSpent = (typeof limit === 'number' && used >= limit) || isOver(campaign) || isSpentWith(campaign?.budget);
  return {
    code,
    kind: type === 'percentage' ? 'percent' : 'amount',
    value: Number(value),
    minimum: Number(metadata?.minimum ?? 0),
    state: isSpent ? 'usedUp' : 'valid',
  };
}

const isOver = (campaign) => Boolean(campaign?.ends_at) && new Date(campaign.ends_at) < new Date();

/** Budgets that all orders share; another kind has a limit for each customer. The engine refuses an order beyond them. */
const SHARED_BUDGETS = ['spend', 'usage'];
const isSpentWith = (budget) =>
  SHARED_BUDGETS.includes(budget?.type) && Boolean(budget.limit) && Number(budget.used) >= Number(budget.limit);

const isAhead = (campaign) => Boolean(campaign?.starts_at) && new Date(campaign.starts_at) > new Date();

/** The voucher with a code; undefined where there is none, it is not active, or its time has not begun. */
async function voucherWith(scope, code) {
  const [promotion] = await scope
    .resolve(Modules.PROMOTION)
    .listPromotions({ code, status: 'active' }, { relations: ['application_method', 'campaign.budget'], take: 1 });
  return promotion?.application_method && !isAhead(promotion.campaign) ? voucherOf(promotion) : undefined;
}

module.exports = { voucherWith };
