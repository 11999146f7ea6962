import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation, Unique } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** A credential that signs somebody in without a password. What only the server needs of it is read when asked for. */
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

  /** As COSE encodes it. */
  @Column('bytea', { select: false })
  publicKey!: Buffer;

  /** How often the authenticator says that it has signed; the driver hands it out as text. */
  @Column('bigint', { select: false })
  counter!: string;

  /** How browsers reach the authenticator. */
  @Column('text', { array: true, select: false })
  transports!: string[];

  @Column('text')
  deviceType!: 'singleDevice' | 'multiDevice';

  @Column('boolean')
  backedUp!: boolean;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
