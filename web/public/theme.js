// Runs before the first paint, so that no page flashes in the wrong theme. Its twin is src/kernel/theme.ts.
(function () {
  var root = document.documentElement;
  var wish = null;
  try {
    var slug = JSON.parse(document.getElementById('config').textContent).brand.slug;
    wish = window.localStorage.getItem(slug + '_theme');
  } catch (_) {
    wish = null;
  }
  var dark = wish === 'dark' || (wish !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', dark ? '#0e0e13' : '#fafafd');
})();
