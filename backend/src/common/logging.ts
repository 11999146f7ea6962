import type { LoggerService } from '@nestjs/common';
import { destination, type Logger, pino } from 'pino';
import type { Configuration } from '../config/configuration.js';

/** Written synchronously to stderr, so that a crash loses no line; stdout is for requested output. */
export function createLogger({ logLevel }: Pick<Configuration, 'logLevel'>): Logger {
  return pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      // A safeguard: nothing logs these on purpose.
      redact: {
        paths: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
        censor: '[secret]',
      },
      serializers: { err: describeError },
    },
    destination({ fd: 2, sync: true }),
  );
}

/** Only what helps diagnosis: database errors include the failing row in `detail` and `parameters`. */
function describeError(error: Error & { code?: string }): Record<string, unknown> {
  const { name, message, stack, code, cause } = error;
  return {
    name,
    message,
    code,
    stack,
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

// Hides Nest's wiring, one line per class and route, and startup failures, which the program reports itself.
const quiet = new Set(['ExceptionHandler', 'InstanceLoader', 'RouterExplorer', 'RoutesResolver']);

/** The logger for Nest and our own classes. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ): void {
    if (quiet.has(String(rest.at(-1))) && level !== 'fatal') level = 'debug';
    // Nest passes the context last, and an error's stack before it.
    const context = rest.at(-1);
    const stack = rest.length > 1 ? rest[0] : undefined;
    if (message instanceof Error) this.logger[level]({ context, err: message }, message.message);
    else if (typeof message === 'object') this.logger[level]({ context, ...message });
    else this.logger[level]({ context, stack }, String(message));
  }
}
