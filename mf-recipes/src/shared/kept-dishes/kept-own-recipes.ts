/** The first page of own recipes, as My recipes asks for it. */
export const keptOwnRecipes = { url: '/recipes/mine', params: { sort: 'newest', limit: 24 } };
