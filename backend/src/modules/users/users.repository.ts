import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { ApiError } from '../../common/errors.js';
import { comparable } from '../../common/text.js';
import { prepared, PreparedQueries, violatedBy } from '../../database/prepared-queries.js';
import { newId } from '../../database/row.entity.js';
import type { Account } from './domain/account.js';
import { User } from './entities/user.entity.js';
import { userErrors } from './users.errors.js';

const takenBy: Record<string, keyof typeof userErrors> = {
  uq_users_email_key: userErrors.email_taken,
  uq_users_username_key: userErrors.username_taken,
};

const accountById = prepared(
  `SELECT id, household_id AS "householdId", username, email, password_hash AS "passwordHash",
          subscription_status AS "subscriptionStatus",
          subscription_end_date AS "subscriptionEndDate", subscription_provider AS "subscriptionProvider",
          created_at AS "createdAt"
     FROM users WHERE id = $1`,
);

@Injectable()
export class UsersRepository {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly queries: PreparedQueries,
  ) {}

  async findById(id: string): Promise<Account | undefined> {
    const [account] = await this.queries.rows<Account>(accountById, [id]);
    return account;
  }

  findByEmail(email: string, manager = this.users.manager): Promise<User | null> {
    return manager.findOneBy(User, { emailKey: comparable(email) });
  }

  findAllByEmail(): Promise<User[]> {
    return this.users.find({ order: { emailKey: 'ASC' } });
  }

  async add(
    user: Pick<User, 'householdId' | 'username' | 'email' | 'passwordHash'>,
    manager: EntityManager,
  ): Promise<string> {
    const id = newId();
    const keys = { usernameKey: comparable(user.username), emailKey: comparable(user.email) };
    await explainTaken(manager.insert(User, { id, ...user, ...keys }));
    return id;
  }

  /** Until the transaction ends, nobody else can lock or change the account; rows that refer to it can still be added. False where it is gone. */
  async lock(id: string, manager: EntityManager): Promise<boolean> {
    const rows = (await manager.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [
      id,
    ])) as unknown[];
    return rows.length > 0;
  }

  async rename(id: string, username: string): Promise<void> {
    await explainTaken(this.users.update({ id }, { username, usernameKey: comparable(username) }));
  }

  async setPassword(id: string, passwordHash: string, manager = this.users.manager): Promise<void> {
    await manager.update(User, { id }, { passwordHash });
  }

  /** False when the expected password has been replaced or removed. */
  async replacePassword(
    id: string,
    change: { expected: string; next: string },
    manager: EntityManager,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      User,
      { id, passwordHash: change.expected },
      { passwordHash: change.next },
    );
    return affected === 1;
  }

  async setSubscription(
    id: string,
    subscription: Pick<User, 'subscriptionStatus' | 'subscriptionEndDate' | 'subscriptionProvider'>,
    manager = this.users.manager,
  ): Promise<void> {
    await manager.update(User, { id }, subscription);
  }

  async remove({ id, passwordHash }: Pick<User, 'id' | 'passwordHash'>): Promise<boolean> {
    const { affected } = await this.users.delete({ id, passwordHash });
    return affected === 1;
  }
}

/** The constraint decides who was first among simultaneous requests. */
async function explainTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const code = takenBy[violatedBy(error) ?? ''];
    throw code ? new ApiError(code, { cause: error }) : error;
  }
}
