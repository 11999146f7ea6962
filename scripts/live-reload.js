// Part of the page while `npm run dev` runs: reloads it when the shell or a remote has been built anew.
(() => {
  let shown;
  const look = async () => {
    try {
      const answers = await Promise.all(
        ['/build.txt', '/mf/registry.json'].map((path) => fetch(path)),
      );
      const builds = (await Promise.all(answers.map((answer) => answer.text()))).join();
      if (shown !== undefined && builds !== shown) location.reload();
      shown = builds;
    } catch {
      // The backend restarts after changes; the next poll finds it again.
    }
    setTimeout(look, 500);
  };
  void look();
})();
