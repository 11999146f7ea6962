/** A function or a method, from its name to the line with its closing brace. */
const definitionOf = (name) =>
  new RegExp(
    `^(?<head>(?<indent>\\t?)(?:export )?(?<async>async )?(?:function )?${name} ?\\()[^]*?\\n\\k<indent>\\}$`,
    'm',
  );

/** Replaces the bodies of functions that nothing ever calls. */
module.exports = function withoutUnusedParts(source) {
  const { bodies } = this.getOptions();
  return Object.entries(bodies).reduce((built, [name, body]) => {
    const definition = definitionOf(name);
    // A newer version of the library may not have the function, or may name it differently.
    if (!definition.test(built)) throw new Error(`${this.resourcePath} has no function ${name}.`);
    return built.replace(definition, `$<head>) { ${body} }`);
  }, source);
};
