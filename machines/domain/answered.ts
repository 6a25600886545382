import type { Facets } from './brand.ts';
import type { Product, ProductPage } from './product.ts';
import type { ProductQuery } from './product-query.ts';

/** What a flow asks the API, with all that tells it apart from other questions. */
export type Question =
  | { of: 'products'; query: ProductQuery; page: number }
  | { of: 'facets' }
  | { of: 'product'; id: string }
  | { of: 'related'; id: string };

type AnswerTo = { products: ProductPage; facets: Facets; product: Product; related: readonly Product[] };

/** A question with its answer. One that the page has brought along is the very object that its flow was given. */
export type Answered = {
  [Of in Question['of']]: Extract<Question, { of: Of }> & { answer: AnswerTo[Of] };
}[Question['of']];
