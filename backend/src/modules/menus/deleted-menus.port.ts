import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Listener = (householdId: string, menuId: string, manager: EntityManager) => Promise<void>;

/** Announces that a menu is about to be deleted together with what refers to it, whoever owns that. */
@Injectable()
export class DeletedMenus {
  private readonly listeners: Listener[] = [];

  onDelete(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Resolves when everything that refers to it is deleted, in the transaction of this manager. */
  async announce(householdId: string, menuId: string, manager: EntityManager): Promise<void> {
    for (const listener of this.listeners) await listener(householdId, menuId, manager);
  }
}
