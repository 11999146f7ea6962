import { z } from 'zod';

const localizedText = z.record(z.string(), z.string());

const keptAnswers = z.object({
  path: z.string(),
  bulk: z.object({ path: z.string(), param: z.string(), atOnce: z.number() }).optional(),
});

/** The words a page begins with. */
const opening = z.object({
  heading: localizedText,
  lede: localizedText.optional(),
  size: z.literal('display').optional(),
});

const link = z.object({ to: z.string(), label: localizedText, order: z.number() });

/** What a remote declares about itself; written by its build, never by hand. */
export const declaration = z.object({
  contract: z.string(),
  routes: z.array(
    z.object({
      path: z.string(),
      title: localizedText,
      opening: opening.optional(),
      /** What the page reads of the API when it opens. */
      asks: z.array(z.string()).optional(),
      /** The place in the bar to which the page belongs, whichever remote declares that. */
      tab: z.string().optional(),
    }),
  ),
  nav: z.array(link),
  tabs: z.array(link.extend({ icon: z.string(), within: z.array(z.string()) })).default([]),
  widgets: z.array(z.string()).default([]),
  keep: z.array(keptAnswers).default([]),
  queue: z.array(z.string()).default([]),
});

export type Declaration = z.infer<typeof declaration>;

const deployedBuild = z.object({ build: z.string(), entry: z.string() });

const hash = z.string().regex(/^sha(256|384|512)-[\w+/]+=*$/);

/** For each file that a page may run, and for the manifest: the hash that the browser checks before running it. */
export const integrity = z.record(z.string(), hash);

/** For each route, by path, the scripts that its page runs. */
export const scripts = z.record(z.string(), z.array(z.string()));

export const registryView = z
  .object({
    schema: z.literal(1),
    revision: z.string(),
    remotes: z.record(
      z.string(),
      z.object({
        ...deployedBuild.shape,
        ...declaration.shape,
        /** Missing where the deploy named no hashes: the shell does not run such a build. */
        integrity: integrity.optional(),
        scripts: scripts.optional(),
        /** What is shown where the live build cannot be; `release` is the hash of its release.json, which lists the others. */
        previous: deployedBuild.extend({ release: hash }).optional(),
        /** True when only some people get this build: their shells also report that it works. */
        canary: z.literal(true).optional(),
        /** True when the live build cannot be read: its routes are known, its code is not there. */
        unavailable: z.literal(true).optional(),
      }),
    ),
  })
  .meta({ id: 'RemoteRegistryView' });

export type RegistryView = z.infer<typeof registryView>;
export type RegisteredRemote = RegistryView['remotes'][string];
