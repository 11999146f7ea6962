import { z } from 'zod';

const address = z.string().startsWith('/', "must begin with '/'");

const keptPath = z
  .string()
  .regex(/^(\/(:id|[a-z0-9-]+))+$/, "must be a path below the API such as '/menus/:id'");
const parameter = /:[a-zA-Z]+/g;
const askedPath = z
  .string()
  .regex(
    /^(\/(:[a-zA-Z]+|[a-z0-9-]+))+(\?[a-z]+=[a-z0-9]+(&[a-z]+=[a-z0-9]+)*)?$/i,
    "must be a path below the API such as '/menus/:id' or '/recipes/mine?limit=24'",
  );
const keptAnswers = z
  .strictObject({
    path: keptPath,
    bulk: z
      .strictObject({ path: keptPath, param: z.string(), atOnce: z.int().positive() })
      .optional(),
  })
  .refine(({ path, bulk }) => !bulk || path.split(':id').length === 2, {
    path: ['path'],
    message: "must contain one ':id' to be asked for in bulk",
  });

function firstTwice(names) {
  return names.find((name, at) => names.indexOf(name) !== at);
}

/** The schema of `remote.declaration.ts` in the folder `mf-<area>`; `localized` looks a sentence up by name. */
export function declarationSchema(area, localized) {
  const sentence = z.string().transform((name, context) => {
    const texts = localized(name);
    if (texts) return texts;
    context.addIssue(`names the sentence '${name}', which @larder/copy does not have`);
    return z.NEVER;
  });
  const opening = z.strictObject({
    heading: sentence,
    lede: sentence.optional(),
    size: z.literal('display').optional(),
  });
  const route = z
    .strictObject({
      path: address,
      title: sentence,
      opening: opening.optional(),
      asks: z.array(askedPath).optional(),
      tab: address.optional(),
    })
    .superRefine(({ path, asks = [] }, context) => {
      const unknown = asks.find((asked) =>
        (asked.match(parameter) ?? []).some((name) => !path.split('/').includes(name)),
      );
      if (!unknown) return;
      context.addIssue({
        path: ['asks'],
        message: `names '${unknown}', whose parameter '${path}' does not have`,
      });
    });
  const tab = z.strictObject({
    to: address,
    label: sentence,
    icon: z.enum(['cook', 'plan', 'calendar', 'shop', 'saved']),
    order: z.number(),
    within: z.array(address).default([]),
  });
  return z
    .strictObject({
      name: z.literal(`mf_${area}`, `must be 'mf_${area}', after its folder`),
      routes: z.array(route).min(1, 'names no page'),
      nav: z.array(z.strictObject({ to: address, label: sentence, order: z.number() })),
      tabs: z.array(tab).default([]),
      widgets: z.array(z.string()).default([]),
      keep: z.array(keptAnswers).default([]),
      queue: z.array(z.string().regex(/^(POST|PUT|DELETE) \/[a-z:/-]+$/i)).default([]),
    })
    .superRefine(({ routes, nav, tabs, widgets, keep, queue }, context) => {
      const paths = routes.map(({ path }) => path);
      const lists = {
        'routes.path': paths,
        widgets,
        'keep.path': keep.map(({ path }) => path),
        queue,
      };
      for (const [path, names] of Object.entries(lists)) {
        const twice = firstTwice(names);
        if (twice) context.addIssue({ path: [path], message: `has '${twice}' twice` });
      }
      const links = {
        'nav.to': nav.map(({ to }) => to),
        'tabs.to': tabs.map(({ to }) => to.replace(/\?.*/, '')),
        'tabs.within': tabs.flatMap(({ within }) => within),
      };
      for (const [path, addresses] of Object.entries(links)) {
        const lost = addresses.find((to) => !paths.includes(to));
        if (lost) context.addIssue({ path: [path], message: `names '${lost}', which is no route` });
      }
    });
}

/** The first mistake in a declaration, in one sentence. */
export function firstFault({ issues: [{ path, message }] }) {
  return `${path.join('.') || 'declaration'} ${message}.`;
}
