import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail on its way: gone once it is delivered, or once it has come too late. */
@Entity('outgoing_mails')
export class OutgoingMail {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** What it is about. A newer mail on a topic takes the place of one that still waits. */
  @Index()
  @Column('text')
  topic!: string;

  /** Sealed, because links in mails open accounts. */
  @Column('bytea')
  content!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When to try (again). Whoever works on it moves this on first, so that nobody else does meanwhile. */
  @Index()
  @Column('timestamptz')
  dueAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;
}
