import { createInterface } from 'node:readline';
import pretty from 'pino-pretty';

const { prettyFactory } = pretty;
const colorize = Boolean(process.stdout.isTTY);
const common = { colorize, translateTime: 'SYS:HH:MM:ss', singleLine: true };

const request = prettyFactory({
  ...common,
  ignore: 'requestId,method,route,status,ms,msg',
  messageFormat: ({ method, route, status, ms }) => `${method} ${route} ${status} in ${ms} ms`,
});
const sentence = prettyFactory({
  ...common,
  ignore: 'context,requestId',
  messageFormat: ({ context, msg }) => [context, msg].filter(Boolean).join(': '),
});

// Programs poll these; nobody who works on the app wants to see that.
const polled = /^\/(api\/health|metrics|mf\/registry\.json)/;

function readable(line) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return `${line}\n`;
  }
  if (entry.msg !== 'request') return sentence(entry);
  return polled.test(entry.route) && entry.status < 400 ? '' : request(entry);
}

/** Prints the backend's log in a form for people, and passes each original line to `note`. */
export function printLog(stream, note) {
  createInterface({ input: stream }).on('line', (line) => {
    note(line);
    process.stderr.write(readable(line));
  });
}
