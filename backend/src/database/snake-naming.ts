import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const tableName = (table: Table | string): string =>
  (typeof table === 'string' ? table : table.name).split('.').at(-1) ?? '';
const named = (prefix: string, table: Table | string, columns: string[]): string =>
  [prefix, tableName(table), ...columns].join('_');

/** Snake-case columns, and constraint names that a person can write in a migration: `uq_users_email_key`. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes, custom ?? property].map(snake).join('_');
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `pk_${tableName(table)}`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return named('uq', table, columns);
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return named('fk', table, columns);
  }

  override indexName(table: Table | string, columns: string[]): string {
    return named('ix', table, columns);
  }
}
