export const PRODUCE = `
# produce plant gf
1 vegetable/s
2 tomato/tomatoes < vegetable ~ piece=123
3 garlic = garlic clove, clove garlic < vegetable ~ clove=5
`;
