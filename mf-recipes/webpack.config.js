import remote from '@larder/build/webpack-remote';

export default remote(import.meta.dirname);
