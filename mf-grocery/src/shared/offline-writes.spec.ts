import { declaration } from '../remote.declaration';
import { offlineWrites } from './offline-writes';

const kept = async () => undefined;
const overview = { lists: [{ id: 'l1', list_name: 'Old' }], listCount: 1, listLimit: 20 };
const lists = { url: '/grocery-lists' };

describe('changes to saved lists that wait', () => {
  it('[OFF-3] are those that the declaration lists', () => {
    expect(Object.keys(offlineWrites).sort()).toEqual([...declaration.queue].sort());
  });

  it('[OFF-3] show a saved list among the others, and no deleted one', () => {
    const saved = {
      method: 'POST',
      url: '/grocery-lists',
      body: { listName: 'Weekend', ingredients: ['rice'] },
      ids: [],
      id: 'l2',
    };
    const save = offlineWrites['POST /grocery-lists'];
    expect(save?.answer?.(saved, kept)).toMatchObject({ id: 'l2' });
    expect(save?.label(saved)).toContain('Weekend');
    expect(save?.shows?.(lists, overview, saved, kept)).toMatchObject({
      lists: [{ id: 'l2', list_name: 'Weekend', list_data: ['rice'] }, { id: 'l1' }],
      listCount: 2,
    });
    const deleted = { method: 'DELETE', url: '/grocery-lists/l1', ids: ['l1'] };
    expect(
      offlineWrites['DELETE /grocery-lists/:id']?.shows?.(lists, overview, deleted, kept),
    ).toMatchObject({ lists: [], listCount: 0 });
  });
});
