import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { copy } from '@larder/copy';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AdminCommands, AdminError } from '../../common/admin-commands.js';
import { Notifications } from '../../database/notifications.js';

const mostRows = 1000;
const widestColumn = 60;

const describeTables = `
  SELECT table_name AS "table", pg_size_pretty(pg_total_relation_size(quote_ident(table_name)::regclass)) AS size
  FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`;
const describeTable = `
  SELECT column_name AS "column", data_type AS type, is_nullable AS "null", column_default AS "default"
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`;

/** A look into the database, whichever engine it is; with the embedded one through the application that holds it. */
@Injectable()
export class SqlCommand implements OnModuleInit {
  constructor(
    private readonly commands: AdminCommands,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.commands.add({ name: 'sql', usage: '[STATEMENT]', run: (args) => this.run(args) });
  }

  private async run(args: readonly string[]): Promise<string[]> {
    const statement = args.join(' ').trim();
    if (statement === '') throw new AdminError(copy.admin.sqlNothing);
    const runner = this.dataSource.createQueryRunner('master');
    const client = (await runner.connect()) as pg.PoolClient;
    try {
      return await inSession(client, () => execute(client, statement));
    } finally {
      await runner.release();
      await this.notifications.notifyOfUnannounced();
    }
  }
}

async function execute(client: pg.PoolClient, statement: string): Promise<string[]> {
  const [, table] = /^\\d(?:\s+(\S+))?;?$/.exec(statement) ?? [];
  const query = statement.startsWith('\\d')
    ? { text: table ? describeTable : describeTables, values: table ? [table] : [] }
    : { text: statement };
  try {
    // As PostgreSQL writes it: a value that is parsed and written again may look different from what is stored.
    const types = { getTypeParser: () => (value: string) => value } as pg.CustomTypesConfig;
    const answer = await client.query({ ...query, rowMode: 'array', types });
    return [answer].flat().flatMap((result) => asTable(result));
  } catch (error) {
    throw new AdminError(inWords(error as pg.DatabaseError));
  }
}

/** The connection serves others afterwards, so nothing of what a statement set or began may stay. */
async function inSession<Outcome>(
  client: pg.PoolClient,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const outcome = await work();
    if (client.getTransactionStatus() !== 'I') throw new AdminError(copy.admin.sqlTransactionOpen);
    return outcome;
  } finally {
    if (client.getTransactionStatus() !== 'I') await client.query('ROLLBACK');
    await client.query('RESET ALL');
  }
}

function inWords({ message, code, hint, position }: pg.DatabaseError): string {
  const where = position === undefined ? '' : copy.admin.sqlPosition(Number(position));
  return [`${message}${code === undefined ? '' : ` (SQLSTATE ${code})`}${where}`, hint]
    .filter((line) => line !== undefined)
    .join('\n');
}

function asTable({ command, fields, rows, rowCount }: pg.QueryArrayResult): string[] {
  if (fields.length === 0) return [rowCount === null ? command : `${command} ${rowCount}`];
  const head = fields.map(({ name }) => name);
  const body = rows.slice(0, mostRows).map((row: unknown[]) => row.map(cell));
  const widths = head.map((name, column) =>
    Math.min(widestColumn, Math.max(name.length, ...body.map((row) => row[column]?.length ?? 0))),
  );
  const line = (cells: string[]): string =>
    cells
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd();
  return [
    line(head),
    widths.map((width) => '-'.repeat(width)).join('-+-'),
    ...body.map(line),
    copy.admin.sqlRows(rows.length, body.length),
  ];
}

const cell = (value: unknown): string =>
  value === null ? 'NULL' : String(value).replaceAll('\n', '\\n');
