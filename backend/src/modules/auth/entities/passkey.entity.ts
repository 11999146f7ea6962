import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation, Unique } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** A credential that signs someone in without a password. Columns that only verification needs are read on request. */
@Entity('passkeys')
@Unique(['credentialId'])
export class Passkey extends Row {
  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Column('text')
  name!: string;

  @Column('text', { select: false })
  credentialId!: string;

  /** COSE-encoded. */
  @Column('bytea', { select: false })
  publicKey!: Buffer;

  /** The authenticator's signature count; the driver returns it as text. */
  @Column('bigint', { select: false })
  counter!: string;

  /** The transports by which browsers reach the authenticator. */
  @Column('text', { array: true, select: false })
  transports!: string[];

  @Column('text')
  deviceType!: 'singleDevice' | 'multiDevice';

  @Column('boolean')
  backedUp!: boolean;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
