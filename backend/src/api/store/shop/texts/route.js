const { ContainerRegistrationKeys } = require('@medusajs/framework/utils');

const textsOf = ({ title, description, type, collection, metadata }) =>
  [title, description, type?.value, collection?.title, metadata?.country].filter(Boolean).join('\n');

/** The texts of all products that are sold: the words by which a mistyped search is corrected. */
module.exports.GET = async (request, response) => {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['title', 'description', 'type.value', 'collection.title', 'metadata'],
    filters: { status: 'published' },
  });
  response.json({ texts: data.map(textsOf) });
};
