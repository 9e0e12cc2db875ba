// Runs before the first paint: no page flashes in the wrong theme (its twin is src/kernel/theme.ts), and none stays
// white when its own script cannot be loaded.
(function () {
  var root = document.documentElement;
  var wish = null;
  var config = null;
  var isMember = false;
  try {
    config = JSON.parse(document.getElementById('config').textContent);
    wish = window.localStorage.getItem(config.brand.slug + '_theme');
    isMember = window.localStorage.getItem(config.brand.slug + '_user') !== null;
  } catch (_) {
    wish = null;
  }
  var dark = wish === 'dark' || (wish !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  // The landing is printed into every page; it is seen on its own address alone, and by nobody who is sent on from it.
  root.classList.toggle('first', !isMember && /^\/(landing)?$/.test(location.pathname));
  // Whoever comes back to the middle of a list is taken there; what is printed is its beginning.
  try {
    root.classList.toggle('returns', window.sessionStorage.getItem(config.brand.slug + '_place') !== null);
  } catch (_) {
    root.classList.add('returns');
  }
  root.classList.toggle('no-demo', config === null || !config.demo);
  root.classList.toggle('no-x', config === null || config.x === null);
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', dark ? '#0e0e13' : '#fafafd');

  // What is pressed on a print is pressed again on the page that takes its place (src/app/use-press-again.ts).
  document.addEventListener('click', function (event) {
    if (document.getElementById('printed') && !event.target.closest('#root > *'))
      root.dataset.pressed = [event.clientX, event.clientY, window.scrollY];
  });

  // An error that goes through here is a script that did not load, not one that failed.
  window.addEventListener(
    'error',
    function (event) {
      var root = document.getElementById('root');
      if (!(event.target instanceof HTMLScriptElement) || !root || (root.childElementCount > 0 && !document.getElementById('first'))) return;
      var box = document.createElement('div');
      box.setAttribute('role', 'alert');
      box.style.cssText = 'font: 16px/1.5 system-ui, sans-serif; max-width: 24rem; margin: 30vh auto 0; padding: 0 24px; text-align: center';
      box.textContent = 'This page could not be loaded. Please check your connection and ';
      var link = document.createElement('a');
      link.href = location.href;
      link.textContent = 'try again';
      link.style.cssText = 'color: inherit; font-weight: 600';
      box.append(link, '.');
      root.replaceChildren(box);
      var printed = document.getElementById('printed');
      if (printed) printed.remove();
    },
    true,
  );
})();
