// React is evaluated in a turn of its own: together with the shop it would block the page for too long.
import 'react-dom/client';
