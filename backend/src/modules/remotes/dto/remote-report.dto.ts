import { z } from 'zod';

const longestName = 60;

/** Where in its life it failed: before its code ran, while its page or widget was loaded, or while it was on the screen. */
export const remotePhases = ['load', 'page', 'widget', 'render'] as const;
/** Those that a network may cause say nothing about a build. */
export const remoteFaults = ['missing', 'broken', 'incompatible', 'crashed'] as const;

const reported = z.strictObject({
  remote: z.string().max(longestName),
  build: z.string().max(longestName),
  /** The declared path of the page, or the name of the widget. */
  route: z.string().max(2 * longestName),
  phase: z.enum(remotePhases),
});

export const remoteReportBody = z
  .discriminatedUnion('event', [
    reported.extend({ event: z.literal('shown') }),
    reported.extend({
      event: z.literal('failed'),
      reason: z.enum(['unreachable', ...remoteFaults]),
    }),
  ])
  .meta({ id: 'RemoteReportBody' });

export type RemoteReportBody = z.infer<typeof remoteReportBody>;
