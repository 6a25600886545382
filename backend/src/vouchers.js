const { Modules } = require('@medusajs/framework/utils');
const { inPence } = require('../built/rules.cjs');

/** A promotion as a voucher of the shop; amounts in pounds. */
function voucherOf({ code, limit, used, campaign, application_method: { type, value }, metadata }) {
  const isBudgetSpent = isSpentWith(campaign?.budget, type === 'percentage' ? PENNY : value);
  const isSpent = (typeof limit === 'number' && used >= limit) || isOver(campaign) || isBudgetSpent;
  return {
    code,
    kind: type === 'percentage' ? 'percent' : 'amount',
    value: Number(value),
    minimum: Number(metadata?.minimum ?? 0),
    state: isSpent ? 'usedUp' : 'valid',
  };
}

const isOver = (campaign) => Boolean(campaign?.ends_at) && new Date(campaign.ends_at) < new Date();

/** A percentage takes off this or more: how much, only the order knows. */
const PENNY = 0.01;
/** Budgets that all orders share; another kind has a limit for each customer. The engine refuses an order beyond them. */
const SHARED_BUDGETS = ['spend', 'usage'];
/** @param worth what an order takes of a budget of money, in pounds */
const isSpentWith = (budget, worth) =>
  SHARED_BUDGETS.includes(budget?.type) &&
  Boolean(budget.limit) &&
  inPence(budget.used) + inPence(budget.type === 'spend' ? worth : 1) > inPence(budget.limit);

const isAhead = (campaign) => Boolean(campaign?.starts_at) && new Date(campaign.starts_at) > new Date();

/** Typed codes are read in capitals, the admin takes them as they are; its own way of writing comes first. VCH-1 */
async function promotionWith(scope, code) {
  const anyCase = { $ilike: code.replaceAll(/[\\%_]/g, String.raw`\$&`) };
  const promotions = await scope
    .resolve(Modules.PROMOTION)
    .listPromotions({ code: anyCase, status: 'active' }, { relations: ['application_method', 'campaign.budget'] });
  return promotions.find((promotion) => promotion.code === code) ?? promotions[0];
}

/** Others take something off some products, or off delivery: what the shop would show for them is wrong. */
const isForWholeOrder = ({ type, application_method }) =>
  type === 'standard' && application_method?.target_type === 'order';

/** The voucher with a code; undefined where there is none, it is not active, or its time has not begun. */
async function voucherWith(scope, code) {
  const promotion = await promotionWith(scope, code);
  return promotion && isForWholeOrder(promotion) && !isAhead(promotion.campaign) ? voucherOf(promotion) : undefined;
}

module.exports = { voucherWith };
