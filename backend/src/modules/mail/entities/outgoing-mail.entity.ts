import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail to be sent: deleted once it is delivered or has expired. */
@Entity('outgoing_mails')
export class OutgoingMail {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Its subject matter. A newer mail on a topic replaces one that is still waiting. */
  @Index()
  @Column('text')
  topic!: string;

  /** Encrypted, because links in mails open accounts. */
  @Column('bytea')
  content!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When to try (again). The instance working on it postpones this first, so that no other does meanwhile. */
  @Index()
  @Column('timestamptz')
  dueAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;
}
