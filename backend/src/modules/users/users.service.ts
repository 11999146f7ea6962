import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApiError, commonErrors } from '../../common/errors.js';
import type { Account } from './domain/account.js';
import { HouseholdsService } from '../households/households.service.js';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class UsersService {
  private onRemoved: () => void = () => undefined;

  constructor(
    private readonly users: UsersRepository,
    private readonly households: HouseholdsService,
  ) {}

  /** A signed-in person who has been deleted meanwhile is no longer signed in. */
  async getById(id: string): Promise<Account> {
    const user = await this.users.findById(id);
    if (!user) throw new ApiError(commonErrors.unauthorized);
    return user;
  }

  findByEmail(email: string, manager?: EntityManager): Promise<Account | null> {
    return this.users.findByEmail(email, manager);
  }

  list(): Promise<Account[]> {
    return this.users.findAllByEmail();
  }

  /** With a household of its own. */
  async add(
    user: Pick<Account, 'username' | 'email' | 'passwordHash'>,
    manager: EntityManager,
  ): Promise<string> {
    const householdId = await this.households.add(manager);
    return this.users.add({ ...user, householdId }, manager);
  }

  /** Makes transactions that change what one person has follow each other. False where the account is gone. */
  lock(id: string, manager: EntityManager): Promise<boolean> {
    return this.users.lock(id, manager);
  }

  rename(id: string, username: string): Promise<void> {
    return this.users.rename(id, username);
  }

  setPassword(id: string, passwordHash: string, manager?: EntityManager): Promise<void> {
    return this.users.setPassword(id, passwordHash, manager);
  }

  /** False when the expected password has been replaced or removed. */
  replacePassword(
    id: string,
    change: { expected: string; next: string },
    manager: EntityManager,
  ): Promise<boolean> {
    return this.users.replacePassword(id, change, manager);
  }

  /** Only for the ledger, which computes entitlements from payments. */
  setSubscription(
    id: string,
    subscription: Pick<
      Account,
      'subscriptionStatus' | 'subscriptionEndDate' | 'subscriptionProvider'
    >,
    manager?: EntityManager,
  ): Promise<void> {
    return this.users.setSubscription(id, subscription, manager);
  }

  /** False when the given password is no longer current. */
  async remove(user: Pick<Account, 'id' | 'passwordHash'>): Promise<boolean> {
    const isRemoved = await this.users.remove(user);
    if (isRemoved) this.onRemoved();
    return isRemoved;
  }

  /** Called when someone has been removed. */
  whenRemoved(listener: () => void): void {
    this.onRemoved = listener;
  }
}
