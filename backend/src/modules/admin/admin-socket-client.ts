import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Configuration } from '../../config/configuration.js';
import type { AdminAnswer, AdminRequest } from './admin.service.js';

/**
 * Systems limit the length of a socket's path; a deeper data folder gets a socket elsewhere, named after the folder.
 */
const longestPath = 100;

export function adminSocketPath({ dataDir }: Configuration): string {
  const path = join(dataDir, 'admin.sock');
  if (Buffer.byteLength(path) <= longestPath) return path;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `larder-${name}.sock`);
}

/** One line per message: progress reports, then the result. */
export interface AdminMessage {
  progress?: string;
  answer?: AdminAnswer;
}

/** The running application's response, or undefined when none is running. */
export async function askRunningApp(
  path: string,
  request: AdminRequest,
  report: (line: string) => void,
): Promise<AdminAnswer | undefined> {
  const socket = connect({ path, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(request));
  for await (const line of createInterface({ input: socket })) {
    const { progress, answer } = JSON.parse(line) as AdminMessage;
    if (progress !== undefined) report(progress);
    if (answer) return answer;
  }
  throw new Error('The application has stopped.');
}

/** Everything the other side sends until it has finished; unlike an iterator, this leaves the socket open. */
export async function received(socket: Socket): Promise<string> {
  let content = '';
  socket.setEncoding('utf8').on('data', (part) => (content += String(part)));
  await once(socket, 'end');
  return content;
}
