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

// Asked again and again, by nobody who works on the app.
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

/** Prints what the backend logs for a person to read; hands each line to `note` as it came. */
export function printLog(stream, note) {
  createInterface({ input: stream }).on('line', (line) => {
    note(line);
    process.stderr.write(readable(line));
  });
}
