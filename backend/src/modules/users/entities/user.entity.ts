import { Column, Entity } from 'typeorm';
import { clock } from '../../../common/clock.js';
import { Row } from '../../../database/row.entity.js';

export type SubscriptionStatus = 'active' | 'inactive';

@Entity('users')
export class User extends Row {
  @Column('text')
  username!: string;

  /** The normalised name: unique regardless of case. */
  @Column('text', { unique: true })
  usernameKey!: string;

  @Column('text')
  email!: string;

  @Column('text', { unique: true })
  emailKey!: string;

  @Column('text')
  passwordHash!: string;

  @Column('text', { default: 'inactive' })
  subscriptionStatus!: SubscriptionStatus;

  @Column('timestamptz', { nullable: true })
  subscriptionEndDate!: Date | null;

  @Column('text', { nullable: true })
  subscriptionProvider!: string | null;
}

/** Paid and not expired: an outdated status grants nothing. */
export function isSubscribed(
  user: Pick<User, 'subscriptionStatus' | 'subscriptionEndDate'>,
  now = clock.now(),
): boolean {
  return (
    user.subscriptionStatus === 'active' &&
    user.subscriptionEndDate !== null &&
    user.subscriptionEndDate > now
  );
}
