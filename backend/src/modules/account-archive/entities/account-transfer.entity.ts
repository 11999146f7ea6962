import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import type { Locale } from '@larder/copy';
import type { RestoredItem } from '../../../common/archive-parts.js';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

export const transferKinds = ['export', 'restore'] as const;
export type TransferKind = (typeof transferKinds)[number];

export const transferStates = ['waiting', 'running', 'done', 'failed'] as const;
export type TransferState = (typeof transferStates)[number];

/** What became of the things of a restored archive. */
export interface TransferReport {
  readonly added: number;
  readonly known: number;
  /** The first of those that failed. */
  readonly failed: readonly Omit<RestoredItem, 'state'>[];
}

/** An archive on its way to a person or back, and its file. It is deleted some days later, and with the account at once. */
@Entity('account_transfers')
export class AccountTransfer extends Row {
  /** Null when the account has gone and the file has not yet. */
  @Index()
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  user?: Relation<User> | null;

  @Column('text')
  kind!: TransferKind;

  @Column('text')
  state!: TransferState;

  /** The language of sentences in what is written. */
  @Column('text')
  language!: Locale;

  /** How many recipes there are, and how many of them have been dealt with. */
  @Column('integer')
  total!: number;

  @Column('integer')
  done!: number;

  /** How many things could not be restored. */
  @Column('integer')
  failed!: number;

  @Column('jsonb', { nullable: true })
  report!: TransferReport | null;

  /** The code of what prevented it. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** The pieces in which its file is kept. */
  @Column('integer')
  pieces!: number;

  /** As the driver reads it. */
  @Column('bigint')
  bytes!: string;

  /** How often it has been begun. */
  @Column('integer')
  attempts!: number;

  /** When to begin it, when another instance may take it over, or when to delete it. */
  @Index()
  @Column('timestamptz')
  dueAt!: Date;
}
