import { QueryFailedError } from 'typeorm';
import { StartError } from '../config/start-error.js';

/** A migration that failed; everything it and the previous ones did was rolled back. */
export class MigrationError extends StartError {
  constructor(name: string, cause: Error) {
    super(
      [
        `The migration ${migrationFile(name)} failed; the database is as it was before.`,
        `  ${reason(cause)}`,
        ...(cause instanceof QueryFailedError ? [`  in: ${firstLines(cause.query)}`] : []),
        'Fix it and start again.',
      ].join('\n'),
      { cause },
    );
    this.name = 'MigrationError';
  }
}

/** The source path of a migration, derived from its class name: verb, noun and timestamp. */
export function migrationFile(name: string): string {
  const [, words = name, epoch = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  const kebab = words.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return `backend/src/database/migrations/${epoch}-${kebab}.ts`;
}

/** Whether retrying can help: the connection broke, or the server gave up. A failing statement keeps failing. */
export const mayPass = (error: unknown): boolean =>
  error instanceof QueryFailedError && /^(|08...|53...|57...)$/.test(codeOf(error) ?? '');

const codeOf = ({ driverError }: QueryFailedError): string | undefined =>
  (driverError as { code?: string }).code;

function reason(cause: Error): string {
  const code = cause instanceof QueryFailedError ? codeOf(cause) : undefined;
  return code ? `${cause.message} (SQLSTATE ${code})` : cause.message;
}

const longestStatement = 400;

function firstLines(statement: string): string {
  const text = statement.trim().replace(/\s+/g, ' ');
  return text.length > longestStatement ? `${text.slice(0, longestStatement)} …` : text;
}
